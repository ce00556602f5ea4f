import { handleRegister } from '@/lib/accounts/handle-register';
import { methodNotAllowed } from '@/lib/api/call';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const refuse = methodNotAllowed('POST');

export const POST = handleRegister;
export const GET = refuse;
export const HEAD = refuse;
export const PUT = refuse;
export const PATCH = refuse;
export const DELETE = refuse;
export const OPTIONS = refuse;
