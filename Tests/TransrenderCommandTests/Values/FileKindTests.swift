import Testing

@testable import TransrenderCommand

/// First bytes, and what they are taken for.
@Suite struct FileKindTests {
  struct Sample: Sendable, CustomStringConvertible {
    let kind: FileKind
    let begin: [UInt8]

    var description: String { kind.name }
  }

  static let samples = [
    Sample(kind: .png, begin: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]),
    Sample(kind: .gif, begin: Array("GIF89a".utf8)),
    Sample(kind: .webp, begin: Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8)),
    Sample(kind: .mp4, begin: [0, 0, 0, 0x20] + Array("ftypisom".utf8)),
    Sample(kind: .webm, begin: [0x1A, 0x45, 0xDF, 0xA3, 1]),
    Sample(kind: .svg, begin: Array("<svg xmlns=\"x\">".utf8)),
    Sample(kind: .html, begin: Array("<!DOCTYPE html>\n<html>".utf8)),
    Sample(kind: .results, begin: Array("{\n  \"command\" : \"swift test\"".utf8)),
    Sample(
      kind: .junit,
      begin: Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"a\">".utf8)
    ),
    Sample(kind: .comment, begin: Array("### Transition goldens\n".utf8)),
  ]

  @Test(arguments: samples)
  func eachIsTakenForItself(sample: Sample) {
    let takenFor = Self.samples.map(\.kind).filter { $0.begins(sample.begin) }
    #expect(takenFor == [sample.kind])
  }

  @Test(arguments: ["", "GI", "mine", "{\"name\": \"app\"}", "# Notes", "<plist>", "RIFF1234WAVE"])
  func othersAreOfNoKind(text: String) {
    let bytes = Array(text.utf8)
    #expect(Self.samples.allSatisfy { !$0.kind.begins(bytes) })
  }
}
