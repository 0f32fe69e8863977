// What a page loads for one part.
export { Button } from '@raang/ui';
