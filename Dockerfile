# The image holds one file, which serves everything. What happens here is in the
# Makefile, where it is tested without a container engine: make image-test.
FROM golang:1.26 AS build
WORKDIR /src
COPY . .
RUN make image-root

FROM scratch
COPY --from=build /src/bin/image/ /
USER 65532:65532
# Change the address here (docker run -e), not with -addr: the health check reads it too.
ENV PAZIENZA_ADDR=:8080
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=5s CMD ["/web", "-healthcheck"]
ENTRYPOINT ["/web"]
