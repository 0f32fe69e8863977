export * from './category';
export * from './item';
export * from './locale';
export * from './slug';
export * from './template-code';
