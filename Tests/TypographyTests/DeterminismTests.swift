import Foundation
import Glibc
import TestSupport
import Testing

@testable import Typography

@Suite struct DeterminismTests {
  @Test func aHostileEnvironmentChangesNothing() async throws {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardOutputContent]
    ) {
      setenv("FONTCONFIG_FILE", "/dev/null", 1)
      setenv("FONTCONFIG_PATH", "/nowhere", 1)
      setenv("FREETYPE_PROPERTIES", "cff:no-stem-darkening=0", 1)
      setenv("LC_ALL", "tr_TR.UTF-8", 1)
      setenv("LANGUAGE", "tr", 1)
      setenv("PANGO_LANGUAGE", "tr", 1)
      setenv("HB_SHAPER_LIST", "fallback", 1)
      setenv("HOME", "/nowhere", 1)
      setenv("TZ", "Asia/Kathmandu", 1)
      setlocale(LC_ALL, "")
      print(marker + String(try LayoutDump.digest()))
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    let line = try #require(output.split(separator: "\n").first { $0.hasPrefix(marker) })
    #expect(String(line) == marker + String(try LayoutDump.digest()))
  }

  @Test func manyThreadsSetTheSameLines() async throws {
    let expected = try LayoutDump.layouts()
    try await withThrowingTaskGroup(of: [TextLayout].self) { group in
      for _ in 0..<16 { group.addTask { try LayoutDump.layouts() } }
      for try await layouts in group { #expect(layouts == expected) }
    }
  }

  @Test func cachedLayoutsEqualFreshOnes() throws {
    var random = SeededGenerator(seed: 7)
    let cache = LayoutCache(capacity: 4)
    for _ in 0..<60 {
      let text = StyledText(samples.randomElement(using: &random) ?? "", .inter())
      let frame = TextFrame(width: Double.random(in: 60...300, using: &random).rounded())
      let cached = try cache.layout(of: text, in: frame, from: .debian)
      #expect(cached == (try TextLayout(setting: text, in: frame, from: .debian)))
    }
  }
}

private let marker = "layouts: "

enum LayoutDump {
  /// Set afresh, past the cache.
  static func layouts() throws -> [TextLayout] {
    try samples.flatMap { sample in
      try [TextAlignment.natural, .justified].map { alignment in
        let text = StyledText(sample + " iIıİ", .inter { $0.alignment = alignment })
        return try TextLayout(setting: text, in: TextFrame(width: 140), from: .debian)
      }
    }
  }

  /// FNV-1a of the layouts, written out in full.
  static func digest() throws -> UInt64 {
    try "\(layouts())".utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }
}
