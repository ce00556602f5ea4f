import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { notFound } from '@/content/holyheaven';
import { STATUS } from '@/delivery/marks';
import { Torana } from './ornament';

/** An open gate with no temple behind it. */
export function TempleNotFound() {
  return (
    <Container className="gate-screen">
      <meta name={STATUS} content="404" />
      <Torana className="gate" />
      <div className="gate-words">
        <h1 className="text-title">{notFound.title}</h1>
        <p className="font-serif text-lead">{notFound.text}</p>
        <ButtonLink href="/holyheaven">{notFound.link}</ButtonLink>
      </div>
    </Container>
  );
}
