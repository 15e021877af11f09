# The server and its built pages, run by whoever is nobody. The version of Node is that of package.json.
FROM node:24.21.0-trixie-slim AS pagine
WORKDIR /quadra
COPY package.json package-lock.json ./
# The image has the Node that the package would download.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY index.html vite.config.ts tsconfig.json ./
COPY public public
COPY scripts scripts
COPY docs docs
COPY src src
COPY server server
RUN node node_modules/vite/bin/vite.js build
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24.21.0-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 QUADRA_DATA=/data TZ=Europe/Rome
WORKDIR /quadra
COPY --from=pagine /quadra/node_modules node_modules
COPY --from=pagine /quadra/dist dist
COPY package.json ./
COPY src src
COPY server server
COPY cli cli
# The one place that is written, beside /tmp; a volume that is mounted here begins with its owner.
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/pronto`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
