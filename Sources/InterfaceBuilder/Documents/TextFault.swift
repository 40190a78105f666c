/// What is wrong with a text, and the offset of the byte at which that begins.
struct TextFault: Error, Hashable {
  var offset: Int
  var reason: String
}
