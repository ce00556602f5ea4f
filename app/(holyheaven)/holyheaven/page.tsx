export default function TempleHomePage() {
  return <h1>Holy Heaven</h1>;
}
