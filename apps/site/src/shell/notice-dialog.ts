// a module with a default export, as React's `lazy` takes it: the program of dialogs comes with the first of them
export { NoticeDialog as default } from '@raang/views';
