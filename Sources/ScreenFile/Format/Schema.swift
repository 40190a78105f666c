/// What a JSON Schema says about one place of the format.
indirect enum Schema: Sendable {
  struct Field: Sendable {
    var name: String
    var help: String
    var schema: Schema
    var isRequired: Bool
  }

  case text
  case flag
  case number(ClosedRange<Double>)
  case whole(ClosedRange<Int>)
  case words([String])
  case list(Schema, count: ClosedRange<Int>)
  /// An object whose names are the file's own.
  case map(Schema, atMost: Int)
  case object(String, [Field])
  case either([Schema])
  case reference(String)
}
