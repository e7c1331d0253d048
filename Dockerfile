# The shop in a container: API and built site on one port.
#   docker build -t marketrow .
#   docker run -p 4321:4321 -v marketrow:/data marketrow
# With PostgreSQL: -e DATABASE_URL=postgres://user:password@host:5432/database, and no volume. See docs/operations.md.

# A release pins the base by its digest: --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
ENV ASTRO_TELEMETRY_DISABLED=1
# What is installed changes more seldom than what is built: a layer of its own.
COPY package.json package-lock.json ./
COPY packages/api/package.json packages/api/
COPY packages/cart-client/package.json packages/cart-client/
COPY packages/components/package.json packages/components/
COPY packages/contract/package.json packages/contract/
COPY packages/fixtures/package.json packages/fixtures/
COPY packages/fixtures-images/package.json packages/fixtures-images/
COPY site/package.json site/
COPY scripts/lib scripts/lib/
# As `npm run build` installs, with the stamp by which it knows that nothing is left to install.
RUN node -e "import('./scripts/lib/install.mjs').then((install) => install.ensureInstalled())"
COPY . .
# Addresses that end up in the pages; the rest is decided when the container starts.
ARG PUBLIC_SITE_URL
ARG PUBLIC_API_URL
ARG COMMERCE_API_URL
RUN npm run build

# Only what the API needs to run, without tools, tests and the site's builder.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json ./
COPY packages/api/package.json packages/api/
COPY packages/cart-client/package.json packages/cart-client/
COPY packages/components/package.json packages/components/
COPY packages/contract/package.json packages/contract/
COPY packages/fixtures/package.json packages/fixtures/
COPY packages/fixtures-images/package.json packages/fixtures-images/
COPY site/package.json site/
RUN npm ci --omit=dev --workspace=@marketrow/api --workspace=@marketrow/contract --workspace=@marketrow/fixtures
# npm installs optional peers that the whole tree has; none of them is loaded by the server.
RUN cd node_modules && rm -rf typescript vite rolldown @rolldown esbuild @esbuild lightningcss* sharp @img

FROM ${NODE_IMAGE}
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data SITE_DIR=/app/site/dist LOG_LEVEL=info
COPY --from=packages /app ./
COPY --from=build /app/packages/api/dist packages/api/dist
COPY --from=build /app/packages/api/drizzle packages/api/drizzle
COPY --from=build /app/packages/contract/dist packages/contract/dist
COPY --from=build /app/packages/fixtures/dist packages/fixtures/dist
COPY --from=build /app/site/dist site/dist
# The code belongs to root: the process can read it and write nothing but its data.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4321
STOPSIGNAL SIGTERM
# Whether the process answers. Whether it can serve, which needs the database, is /readyz: for the balancer, since a
# container that is started again brings no database back.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/api/dist/main.js"]
