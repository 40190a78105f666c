import Bitmap
import Foundation
import Imaging
import Testing

/// Files that libjpeg's own writer made, as small as it can.
@Suite struct JPEGTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let name: String
    let width: Int
    /// Straight red, green and blue of the first and the last pixel.
    let ends: [[UInt8]]
    let file: String
    var testDescription: String { name }
    var bytes: [UInt8] { Data(base64Encoded: file).map(Array.init) ?? [] }
  }

  static let samples = [
    Sample(
      name: "coloured",
      width: 16,
      ends: [[254, 0, 0], [0, 0, 254]],
      file: """
        /9j/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
        AQEBAQEBAQH/2wBDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
        AQEBAQEBAQEBAQEBAQH/wAARCAAIABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAn/xAAUEAEA\
        AAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAACf/EABkRAAIDAQAAAAAAAAAAAAAAAAAKSIfH\
        iP/aAAwDAQACEQMRAD8Ai+kOBUFl5sc3b2NQwzEO/sUP/9k=
        """
    ),
    Sample(
      name: "progressive",
      width: 16,
      ends: [[254, 0, 0], [0, 0, 254]],
      file: """
        /9j/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
        AQEBAQEBAQH/2wBDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
        AQEBAQEBAQEBAQEBAQH/wgARCAAIABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAj/xAAUAQEA\
        AAAAAAAAAAAAAAAAAAAI/9oADAMBAAIQAxAAAAGL5DFQ1P/EABQQAQAAAAAAAAAAAAAAAAAAABD/2gAIAQEA\
        AQUCP//EABgRAAIDAAAAAAAAAAAAAAAAAAAJR4bG/9oACAEDAQE/AWGRDf8AFH//xAAYEQACAwAAAAAAAAAA\
        AAAAAAAACUeHxv/aAAgBAgEBPwFZc2VvvT//xAAUEAEAAAAAAAAAAAAAAAAAAAAQ/9oACAEBAAY/Aj//xAAU\
        EAEAAAAAAAAAAAAAAAAAAAAQ/9oACAEBAAE/IT//2gAMAwEAAgADAAAAEAP/xAAUEQEAAAAAAAAAAAAAAAAA\
        AAAA/9oACAEDAQE/EE//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/EB//xAAUEAEAAAAAAAAAAAAA\
        AAAAAAAQ/9oACAEBAAE/ED//2Q==
        """
    ),
    Sample(
      name: "gray",
      width: 8,
      ends: [[128, 128, 128], [128, 128, 128]],
      file: """
        /9j/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
        AQEBAQEBAQH/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAA\
        AAD/2gAIAQEAAD8AP//Z
        """
    ),
    Sample(
      name: "four inks, cyan alone",
      width: 8,
      ends: [[0, 255, 255], [0, 255, 255]],
      file: """
        /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
        AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EABUAAQEAAAAAAAAAAAAA\
        AAAAAAoL/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAA4EQwBNAFkASwAAPwCf+fwfwfw//9k=
        """
    ),
  ]

  @Test(arguments: samples)
  func everyKindIsRead(sample: Sample) throws {
    #expect(JPEG.isRecognised(sample.bytes))
    let bitmap = try JPEG.decode(sample.bytes)
    #expect((bitmap.width, bitmap.height) == (sample.width, 8))
    let pixels = bitmap.straightRGBA()
    #expect(Array(pixels.prefix(4)) == sample.ends[0] + [255])
    #expect(Array(pixels.suffix(4)) == sample.ends[1] + [255])
  }

  @Test(arguments: samples)
  func aFileThatEndsTooEarlyIsRefused(sample: Sample) throws {
    for count in [3, sample.bytes.count / 2] {
      #expect(throws: JPEG.Fault.self) { try JPEG.decode(Array(sample.bytes.prefix(count))) }
    }
  }

  @Test func scansWithoutEndAreRefused() throws {
    let bytes = Self.samples[1].bytes
    let scan = try #require(
      bytes.indices.dropLast().last { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA }
    )
    let (head, last, end) = (bytes[..<scan], bytes[scan...].dropLast(2), bytes.suffix(2))
    func file(_ scans: Int) -> [UInt8] {
      Array(head) + Array(repeatElement(last, count: scans).joined()) + Array(end)
    }
    #expect(try JPEG.decode(file(1)).width == 16)
    #expect(throws: JPEG.Fault.damaged("it has more than 100 scans")) {
      try JPEG.decode(file(200))
    }
  }

  @Test func damageIsNamedByLibjpeg() throws {
    var bytes = Self.samples[0].bytes
    let scan = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    bytes[scan + 4] = 77
    let fault = #expect(throws: JPEG.Fault.self) { try JPEG.decode(bytes) }
    #expect(fault?.description.contains("precision 77") == true)
  }

  @Test func aPictureOverTheLimitsIsRefused() {
    let limits = PNG.Limits(width: 8, height: 8, pixels: 64, metadata: 0)
    #expect(throws: JPEG.Fault.tooLarge(width: 16, height: 8, limits: limits)) {
      try JPEG.decode(Self.samples[0].bytes, limits: limits)
    }
  }

  // MARK: Writing

  @Test func aWrittenPictureIsNearlyReadBack() throws {
    let picture = Pictures.drawn(33, 17) { x, y in [UInt8(x * 7), UInt8(y * 15), 128, 255] }
    func error(_ quality: Double) throws -> Int {
      let read = try JPEG.decode(try JPEG.encode(picture, quality: quality))
      return zip(picture.straightRGBA(), read.straightRGBA())
        .map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
    #expect(try error(1) <= 8)
    #expect(try error(0) > error(1))
    let sizes = try [0, 0.5, 1].map { try JPEG.encode(picture, quality: $0).count }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 3)
  }

  @Test func whatShowsThroughIsWhite() throws {
    let clear = Pictures.drawn(8, 8) { x, _ in [0, 0, 0, x < 4 ? 0 : 255] }
    let read = try JPEG.decode(try JPEG.encode(clear, quality: 1)).straightRGBA()
    #expect(read[0] > 250 && read[4 * 7] < 5)
  }

  @Test func tooLongSidesAreRefused() {
    let wide = Pictures.drawn(JPEG.longestSide + 1, 1) { _, _ in [0, 0, 0, 255] }
    #expect(throws: JPEG.Fault.unwritable(width: JPEG.longestSide + 1, height: 1)) {
      try JPEG.encode(wide, quality: 1)
    }
  }
}
