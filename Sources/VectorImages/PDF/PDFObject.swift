/// A value of a PDF file.
enum PDFObject {
  case null
  case boolean(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFObject])
  case dictionary([String: PDFObject])
  case stream(PDFStream)
  /// A reference to an object by its number.
  case reference(Int)
  /// A keyword that is not a value: an operator, `obj`, `endobj`.
  case word(String)
}

/// Encoded bytes, with a dictionary that describes their encoding.
struct PDFStream {
  var dictionary: [String: PDFObject]
  var bytes: ArraySlice<UInt8>
}

extension PDFObject {
  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  var integer: Int? { number.flatMap { Int(exactly: $0.rounded(.towardZero)) } }

  var name: String? {
    if case .name(let name) = self { name } else { nil }
  }

  var array: [PDFObject]? {
    if case .array(let array) = self { array } else { nil }
  }

  /// The dictionary, or a stream's dictionary.
  var dictionary: [String: PDFObject]? {
    switch self {
    case .dictionary(let dictionary): dictionary
    case .stream(let stream): stream.dictionary
    case .null, .boolean, .number, .string, .name, .array, .reference, .word: nil
    }
  }

  var stream: PDFStream? {
    if case .stream(let stream) = self { stream } else { nil }
  }

  var boolean: Bool? {
    if case .boolean(let boolean) = self { boolean } else { nil }
  }

  var word: String? {
    if case .word(let word) = self { word } else { nil }
  }
}
