/// Why a file cannot be read as Swift, and where.
struct Flaw: Error, Hashable, Sendable {
  let offset: Int
  let reason: String
}
