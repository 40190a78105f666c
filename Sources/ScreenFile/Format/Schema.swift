/// A part of the JSON Schema.
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
  /// An object whose keys the file chooses.
  case map(Schema, atMost: Int)
  case object(String, [Field])
  case either([Schema])
  case reference(String)
}
