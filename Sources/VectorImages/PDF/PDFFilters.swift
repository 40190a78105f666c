/// Decodes a stream, filter by filter (ISO 32000-1, 7.4).
struct PDFFilters {
  /// An image format that stays encoded for its own decoder.
  enum Image {
    case jpeg
    case other(String)
  }

  private let file: PDFFile

  init(_ file: PDFFile) {
    self.file = file
  }

  /// Returns nil if the bytes are damaged or too many.
  func unpack(_ stream: PDFStream) -> (bytes: ArraySlice<UInt8>, image: Image?)? {
    let names = list(stream.dictionary["Filter"] ?? stream.dictionary["F"]).map { $0.name ?? "" }
    let settings = list(stream.dictionary["DecodeParms"] ?? stream.dictionary["DP"])
    guard names.count <= 8 else { return nil }
    var bytes = stream.bytes
    for (index, name) in names.enumerated() {
      switch name {
      case "DCTDecode", "DCT": return (bytes, .jpeg)
      case "JPXDecode", "CCITTFaxDecode", "CCF", "JBIG2Decode": return (bytes, .other(name))
      default: break
      }
      let setting = settings.indices.contains(index) ? settings[index].dictionary : nil
      guard let plain = unpack(bytes, filter: name, setting: setting ?? [:]),
        file.allows(plain.count)
      else {
        return nil
      }
      bytes = plain
    }
    return (bytes, nil)
  }

  private func list(_ value: PDFObject?) -> [PDFObject] {
    let value = file.resolve(value)
    if case .null = value { return [] }
    return (value.array ?? [value]).map { file.resolve($0) }
  }

  private func unpack(
    _ bytes: ArraySlice<UInt8>,
    filter name: String,
    setting: [String: PDFObject]
  ) -> ArraySlice<UInt8>? {
    switch name {
    case "FlateDecode", "Fl": Inflate.unpack(bytes).flatMap { predicted($0, setting) }
    case "LZWDecode", "LZW":
      LZW.unpack(bytes, isEarly: file.resolve(setting["EarlyChange"]).integer != 0)
        .flatMap { predicted($0, setting) }
    case "ASCIIHexDecode", "AHx": TextCodes.hexadecimal(bytes)
    case "ASCII85Decode", "A85": TextCodes.base85(bytes)
    case "RunLengthDecode", "RL": RunLengths.unpack(bytes)
    case "Crypt": bytes
    default: nil
    }
  }

  private func predicted(
    _ bytes: ArraySlice<UInt8>,
    _ setting: [String: PDFObject]
  ) -> ArraySlice<UInt8>? {
    func number(_ key: String, _ standard: Int) -> Int {
      file.resolve(setting[key]).integer ?? standard
    }
    let kind = number("Predictor", 1)
    guard kind > 1 else { return bytes }
    let predictor = RowPredictor(
      colors: number("Colors", 1),
      bits: number("BitsPerComponent", 8),
      columns: number("Columns", 1)
    )
    return kind == 2 ? predictor?.undoTIFF(bytes) : predictor?.undoPNG(bytes)
  }
}
