import { registerHooks } from 'node:module';

// Programs that a test starts import the client by its name, as its users do; nobody has packed it here.
const source = new URL('../../../../packages/client/src/index.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@waybill/client' ? { url: source, shortCircuit: true } : next(specifier, context),
});
