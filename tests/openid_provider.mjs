// A real OpenID provider (npm's oidc-provider) for tests: `node tests/openid_provider.mjs PORT REDIRECT_URI...`
//
// People sign in by choosing who they are. What a test asks of it besides:
//   PUT /people/ID  the claims about a person
//   POST /lie       how the next token response is falsified: {claims, without, signature} of the ID
//                   token, {status, body} of the response; or {userinfo} of the answer after it
import { generateKeyPairSync, randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const fromFrontend = createRequire(
  new URL("../frontend/package.json", import.meta.url),
);
const load = (name) => import(pathToFileURL(fromFrontend.resolve(name)));
const { default: Provider } = await load("oidc-provider");
const { SignJWT, UnsecuredJWT, decodeJwt, exportJWK, importJWK } =
  await load("jose");

const [port, ...redirectUris] = process.argv.slice(2);
const people = new Map();
let lie;

const newKey = () =>
  generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
const asJwk = async (key, kid) => ({
  ...(await exportJWK(key)),
  kid,
  use: "sig",
  alg: "ES256",
});
const ours = await asJwk(newKey(), "ours");
const foreign = await asJwk(newKey(), "ours");

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [
    {
      client_id: "tradefolio",
      client_secret: "a secret of the tests",
      redirect_uris: redirectUris,
      id_token_signed_response_alg: "ES256",
    },
  ],
  jwks: { keys: [ours] },
  cookies: { keys: [randomUUID()] },
  pkce: { required: () => true },
  claims: {
    openid: ["sub"],
    email: ["email", "email_verified"],
    profile: ["name", "given_name", "family_name"],
  },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, interaction) => `/choose/${interaction.uid}` },
  findAccount: (_, id) => ({
    accountId: id,
    claims: () => ({ sub: id, ...people.get(id) }),
  }),
  async loadExistingGrant({ oidc }) {
    const grant = new provider.Grant({
      clientId: oidc.client.clientId,
      accountId: oidc.session.accountId,
    });
    grant.addOIDCScope("openid email profile");
    await grant.save();
    return grant;
  },
});

async function falsified(idToken, { claims = {}, without = [], signature }) {
  const payload = { ...decodeJwt(idToken), ...claims };
  for (const name of without) delete payload[name];
  if (signature === "none") return new UnsecuredJWT(payload).encode();
  if (signature === "shared secret")
    return new SignJWT(payload)
      .setProtectedHeader({ alg: "HS256" })
      .sign(Buffer.from("a secret of the tests"));
  const key = signature === "foreign" ? foreign : ours;
  return new SignJWT(payload)
    .setProtectedHeader({ alg: "ES256", kid: key.kid })
    .sign(await importJWK(key, "ES256"));
}

async function body(ctx) {
  const chunks = [];
  for await (const chunk of ctx.req) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

async function choose(ctx) {
  const { as, decline } = ctx.query;
  if (decline !== undefined)
    return provider.interactionFinished(ctx.req, ctx.res, {
      error: "access_denied",
      error_description: "No, thanks",
    });
  if (as !== undefined)
    return provider.interactionFinished(ctx.req, ctx.res, {
      login: { accountId: as },
    });
  ctx.type = "html";
  ctx.body = [...people.keys()]
    .map((id) => `<p><a href="${ctx.path}?as=${id}">I am ${id}</a></p>`)
    .join("");
}

provider.use(async (ctx, next) => {
  if (ctx.method === "PUT" && ctx.path.startsWith("/people/")) {
    people.set(ctx.path.slice("/people/".length), await body(ctx));
    ctx.status = 204;
  } else if (ctx.method === "POST" && ctx.path === "/lie") {
    lie = await body(ctx);
    ctx.status = 204;
  } else if (ctx.path.startsWith("/choose/")) {
    await choose(ctx);
  } else {
    await next();
    if (lie === undefined) return;
    if (ctx.path === "/me" && lie.userinfo)
      ctx.body = { ...ctx.body, ...lie.userinfo };
    if (ctx.path !== "/token" || lie.userinfo) return;
    if (lie.status) [ctx.status, ctx.body] = [lie.status, lie.body];
    else if (ctx.body.id_token)
      ctx.body = {
        ...ctx.body,
        id_token: await falsified(ctx.body.id_token, lie),
      };
    lie = undefined;
  }
});

provider.listen(Number(port), "127.0.0.1", () => console.log("listening"));
