import '../authority/started-libraries';
import { startIn } from '../server/services/folders';
import { testedApp } from './tested-app';

startIn(testedApp);
