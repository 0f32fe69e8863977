// Checked by tsc, never run: what callers of the contract write, and what they get.
import type {
  ContractRouterClient,
  InferContractRouterInputs,
  InferContractRouterOutputs,
} from '@orpc/contract';
import { expectTypeOf } from 'vitest';
import type { CaseFields, Contract, DeskCase, WholeCase } from './index';

type Inputs = InferContractRouterInputs<Contract>;
type Outputs = InferContractRouterOutputs<Contract>;
declare const client: ContractRouterClient<Contract>;

// an input may lack what has a default, an output has it
expectTypeOf<Inputs['desk']['audit']>().toEqualTypeOf<{ page?: unknown; pageSize?: unknown }>();
expectTypeOf<Outputs['desk']['audit']['page']>().toEqualTypeOf<number>();
expectTypeOf<Outputs['desk']['case']>().toEqualTypeOf<DeskCase>();
expectTypeOf<Inputs['desk']['changeFoundItem']['status']>().toEqualTypeOf<'kept' | 'returned' | 'disposed'>();

// the kind of a case decides its fields
type Submission = Inputs['cases']['submit'];
type LostReport = Extract<Submission, { kind: 'lost-report' }>;
expectTypeOf<Submission['kind']>().toEqualTypeOf<keyof { [Kind in Submission['kind']]: CaseFields<Kind> }>();
expectTypeOf<LostReport>().toHaveProperty('colour').toEqualTypeOf<string | undefined>();
expectTypeOf<Extract<Submission, { kind: 'contact' }>>().not.toHaveProperty('colour');

// staff see every field of every form, with its type; a person sees no proof of ownership
expectTypeOf<WholeCase['marks']>().toEqualTypeOf<string | undefined>();
expectTypeOf<NonNullable<WholeCase['handedTo']>>().toEqualTypeOf<
  NonNullable<CaseFields<'found-report'>['handedTo']>
>();
expectTypeOf<Outputs['cases']['track']>().not.toHaveProperty('marks');

// errors are declared by procedure, with their data
type ErrorsOf<Procedure extends { '~orpc': { errorMap: object } }> = keyof Procedure['~orpc']['errorMap'];
expectTypeOf<ErrorsOf<Contract['cases']['submit']>>().toEqualTypeOf<
  'BAD_REQUEST' | 'IDEMPOTENCY_KEY_REUSED' | 'TOO_MANY_REQUESTS'
>();
expectTypeOf<ErrorsOf<Contract['accounts']['logout']>>().toEqualTypeOf<never>();

// what no procedure takes is refused
void client.desk.case({ reference: 'L-7K3M-9PW4' });
// @ts-expect-error a field that the procedure does not have
void client.desk.case({ reference: 'L-7K3M-9PW4', contact: 'malee@example.org' });
// @ts-expect-error a required field is missing
void client.desk.move({ reference: 'L-7K3M-9PW4' });
// @ts-expect-error no value of the enumeration
void client.desk.changeFoundItem({ id: 'F-2611-0001', status: 'lost' });
// @ts-expect-error no procedure of the desk
void client.desk.remove({ reference: 'L-7K3M-9PW4' });
