import Foundation
import Geometry
import TestSupport
import Testing

@testable import Typography

@Suite struct FontSourceTests {
  @Test func theInstalledFontsAreThePinnedOnes() throws {
    let fingerprint = try FontFingerprint(of: .debian)
    #expect(fingerprint.entries.map(\.sha256) == FontFile.all.map(\.sha256))
    #expect(fingerprint.entries.allSatisfy { $0.origin != nil })
    #expect(fingerprint.description.contains("Inter-Regular.otf fonts-inter 4.0~beta7+ds-1 "))
  }

  @Test func everyPinnedFileOpens() throws {
    for file in FontFile.all {
      let face = try FaceStore().open(file, in: .debian)
      #expect(face.checksum == file.checksum)
      let names = [face.name, file.name].map { $0.replacing("-", with: "") }
      #expect(names[1].hasPrefix(names[0]), "one file is longer than another of its font")
    }
  }

  @Test(arguments: [0, 1])
  func aFileOfOtherBytesIsAnError(fault: Int) throws {
    let real = try #require(FontFile.named("Inter-Regular"))
    let file = FontFile(
      package: .inter,
      name: "Inter-Regular",
      byteCount: real.byteCount + fault,
      checksum: real.checksum + 1 - UInt32(fault),
      sha256: real.sha256
    )
    let path = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    #expect(throws: TypographyError.unexpectedFont(path: path, package: .inter)) {
      try FaceStore().open(file, in: .debian)
    }
  }

  @Test func aMissingFolderIsNamed() throws {
    let error = #expect(throws: TypographyError.self) {
      try TextLayout(StyledText("a", .inter()), from: .folder("/nowhere"))
    }
    #expect(
      error?.description
        == "the font Inter-Regular.otf is not in /nowhere, the folder TRANSRENDER_FONTS names; "
        + "copy it there, or unset TRANSRENDER_FONTS"
    )
  }

  @Test func aMissingPackageIsNamed() {
    let error = TypographyError.missingFont(
      file: "NanumGothic.ttf",
      folder: "/usr/share/fonts/truetype/nanum",
      package: .nanum
    )
    #expect(error.description.contains("install the Debian package fonts-nanum (20200506-1)"))
  }

  @Test func bytesThatAreNoFontAreAnError() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "Inter-Regular.otf")
    try Data("no font".utf8).write(to: path)
    #expect(throws: TypographyError.unreadableFont(path: path.path)) {
      try Font(size: 10).metrics(from: .folder(folder.path))
    }
  }

  @Test func aFolderIsUsedAsItIs() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/opentype/inter/Inter-Bold.otf",
      toPath: folder.appending(path: "Inter-Regular.otf").path
    )
    let source = FontSource.folder(folder.path)
    #expect(try Font(size: 10).postScriptName(from: source) == "Inter-Bold")
    let entries = try FontFingerprint(of: source).entries
    #expect(entries.map(\.file) == ["Inter-Regular.otf"])
    #expect(entries[0].origin == nil)
    let hangul = try TextLayout(StyledText("가", .inter()), from: source)
    #expect(hangul.missing == ["가"])
  }

  @Test func theEnvironmentNamesTheFolder() {
    #expect(FontSource(environment: [:]) == .debian)
    #expect(FontSource(environment: ["TRANSRENDER_FONTS": ""]) == .debian)
    #expect(FontSource(environment: ["TRANSRENDER_FONTS": "/f"]) == .folder("/f"))
    #expect(FontSource(environment: ["TRANSRENDER_FONTS": "blocks"]) == .blocks)
  }

  private func temporaryFolder() throws -> URL {
    let folder = TemporaryFolder.ofProcess.appending(path: "typography-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
