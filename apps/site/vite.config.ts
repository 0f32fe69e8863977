// eslint-disable-next-line @nx/enforce-module-boundaries -- libraries are not built yet when Vite loads its configuration
import { site } from '../../libs/site/vite/site';
import { authority } from './authority/authority';

export default site({ authority });
