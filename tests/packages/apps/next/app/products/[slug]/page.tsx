export default async function Product({ params }: { params: Promise<{ slug: string }> }) {
  return <h1>{(await params).slug}</h1>;
}
