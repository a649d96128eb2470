import { packageConfig } from './build/package-config.ts';

/** The npm package: see `npm run build:package`. */
export default packageConfig();
