import Foundation
import Testing

@testable import VirtualTime

/// The kinds of data that files and pasteboards name.
@Suite struct UTTypeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let type: UTType
    let identifier: String
    let name: String?
    let mime: String?

    init(_ type: UTType, _ identifier: String, _ name: String? = nil, _ mime: String? = nil) {
      (self.type, self.identifier, self.name, self.mime) = (type, identifier, name, mime)
    }

    var testDescription: String { identifier }
  }

  static let rows = [
    Row(.jpeg, "public.jpeg", "jpeg", "image/jpeg"),
    Row(.png, "public.png", "png", "image/png"),
    Row(.gif, "com.compuserve.gif", "gif", "image/gif"),
    Row(.quickTimeMovie, "com.apple.quicktime-movie", "mov", "video/quicktime"),
    Row(.mpeg4Movie, "public.mpeg-4", "mp4", "video/mp4"),
    Row(.mp3, "public.mp3", "mp3", "audio/mpeg"),
    Row(.plainText, "public.plain-text", "txt", "text/plain"),
    Row(.utf8PlainText, "public.utf8-plain-text"),
    Row(.pdf, "com.adobe.pdf", "pdf", "application/pdf"),
    Row(.vCard, "public.vcard", "vcf", "text/vcard"),
    Row(.folder, "public.folder"),
  ]

  @Test(arguments: rows)
  func aTypeHasItsTags(row: Row) {
    #expect(row.type.identifier == row.identifier)
    #expect(UTType(row.identifier) == row.type)
    #expect(row.type.preferredFilenameExtension == row.name)
    #expect(row.type.preferredMIMEType == row.mime)
  }

  @Test func everyRowOfTheTableIsOne() {
    #expect(TypeTable.identifiers.count == TypeTable.lines.split(separator: "\n").count)
    #expect(Set(TypeTable.identifiers).count == TypeTable.identifiers.count)
    for identifier in TypeTable.identifiers {
      #expect(UTType(identifier)?.identifier == identifier)
      for ancestor in TypeTable.ancestors(of: identifier) {
        #expect(TypeTable.row(of: ancestor) != nil, "\(identifier) is a kind of \(ancestor)")
      }
    }
  }

  @Test(arguments: [
    ("jpg", "public.jpeg"), ("JPG", "public.jpeg"), ("tif", "public.tiff"), ("htm", "public.html"),
    ("swift", "public.swift-source"), ("m4v", "com.apple.m4v-video"), ("zip", "public.zip-archive"),
  ])
  func anExtensionStandsForAType(name: String, identifier: String) {
    #expect(UTType(filenameExtension: name)?.identifier == identifier)
  }

  @Test(arguments: [
    (UTType.jpeg, UTType.image, true), (.jpeg, .data, true), (.jpeg, .item, true),
    (.jpeg, .jpeg, true), (.jpeg, .png, false), (.image, .jpeg, false), (.heic, .image, true),
    (.mpeg4Movie, .movie, true), (.mp3, .audiovisualContent, true), (.swiftSource, .text, true),
    (.fileURL, .url, true), (.utf16ExternalPlainText, .plainText, true),
    (.utf16ExternalPlainText, .utf16PlainText, false), (.folder, .data, false),
    (.pdf, .content, true),
  ])
  func aTypeConformsToThoseAboveIt(type: UTType, parent: UTType, conforms: Bool) {
    #expect(type.conforms(to: parent) == conforms)
    #expect(type.supertypes.contains(parent) == (conforms && type != parent))
  }

  @Test func whatNobodyHasDeclaredIsDynamicOrNothing() throws {
    #expect(UTType("com.example.drawing") == nil)
    let type = try #require(UTType(filenameExtension: "drawing"))
    #expect(type.isDynamic && type.preferredFilenameExtension == "drawing")
    #expect(type.conforms(to: .data) && UTType(type.identifier) == type)
    #expect(UTType(filenameExtension: "") == nil)
    let own = UTType(exportedAs: "com.example.Drawing", conformingTo: .png)
    #expect(own.identifier == "com.example.drawing" && own.conforms(to: .image))
    #expect(own.isDeclared && UTType.png.isDeclared && !type.isDeclared)
    #expect(!UTType(importedAs: "com.example.drawing").isDeclared)
  }

  @Test func aDynamicTypeConformsAsItWasAsked() throws {
    let picture = try #require(UTType(filenameExtension: "xyz", conformingTo: .image))
    #expect(picture.conforms(to: .image) && picture.conforms(to: .data) && picture.isDynamic)
    #expect(
      picture.preferredFilenameExtension == "xyz" && picture != UTType(filenameExtension: "xyz")
    )
    #expect(UTType(picture.identifier) == picture)
    let folder = try #require(UTType(filenameExtension: "xyz", conformingTo: .directory))
    #expect(folder.conforms(to: .directory) && !folder.conforms(to: .data))
  }

  @Test func aTypeIsOneTextInAnArchive() throws {
    let bytes = try JSONEncoder().encode([UTType.pdf])
    #expect(String(decoding: bytes, as: UTF8.self) == #"["com.adobe.pdf"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: bytes) == [.pdf])
  }

  @Test(arguments: [("a", "a.png"), ("a.png", "a.png"), ("a.txt", "a.txt.png")])
  func anAddressGetsTheExtensionOnce(name: String, longer: String) {
    let folder = URL(filePath: "/tmp")
    #expect(
      folder.appendingPathComponent(name, conformingTo: .png).lastPathComponent == longer
    )
  }

  @Test func theOldFunctionsSayTheSame() {
    #expect(kUTTypeImage == UTType.image.identifier)
    #expect(UTTypeConformsTo(kUTTypeJPEG, kUTTypeImage))
    let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "mov", nil)
    #expect(type?.takeRetainedValue() == kUTTypeQuickTimeMovie)
    let mime = UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)
    #expect(mime?.takeRetainedValue() == "image/png")
  }

  @Test func aSubtypeIsNeverTheTypeItself() {
    #expect(UTType.png.isSubtype(of: .image) && UTType.image.isSupertype(of: .png))
    #expect(!UTType.png.isSubtype(of: .png) && !UTType.png.isSupertype(of: .png))
    #expect(!UTType.image.isSubtype(of: .png) && !UTType.png.isSupertype(of: .image))
    #expect(UTType.png.isPublic && !UTType.gif.isPublic && !UTType.pdf.isPublic)
    #expect(UTType.png.version == nil && UTType.png.referenceURL == nil)
    #expect("\(UTType.gif)" == "com.compuserve.gif")
  }

  @Test func aTagStandsForAllTypesThatHaveIt() {
    func types(_ tag: String, _ parent: UTType?) -> [UTType] {
      UTType.types(tag: tag, tagClass: .filenameExtension, conformingTo: parent)
    }
    #expect(types("PNG", nil) == [.png] && types("png", .image) == [.png])
    #expect(types("png", .movie) == [] && types("nowhere", nil) == [])
    #expect(UTType(mimeType: "IMAGE/PNG") == .png)
    // Where a known type does not fit, a dynamic one does.
    let odd = UTType(filenameExtension: "png", conformingTo: .movie)
    #expect(odd?.isDynamic == true && odd?.conforms(to: .movie) == true)
  }

  /// What is known of a dynamic type stands in its identifier.
  @Test func aDynamicTypeTellsItsTag() throws {
    let mime = try #require(UTType(mimeType: "image/x-own"))
    #expect(mime.isDynamic && mime.tags == [.mimeType: ["image/x-own"]])
    #expect(mime.preferredMIMEType == "image/x-own" && mime.preferredFilenameExtension == nil)
    #expect(mime.identifier.hasPrefix("dyn.") && !mime.isPublic && !mime.isDeclared)
    #expect(UTType(mime.identifier.uppercased()) == mime)
    #expect(UTType("dyn.f.") == nil && UTType("dyn.x.a") == nil)
  }

  @Test func theOldFunctionsCompareAndDescribe() {
    #expect(UTTypeEqual("public.PNG", "Public.png") && !UTTypeEqual("public.png", "public.jpeg"))
    // Of what nobody knows only the identifier counts.
    #expect(UTTypeConformsTo("a.b", "a.b") && !UTTypeConformsTo("a.b", "public.data"))
    #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
    #expect(UTTypeIsDeclared("public.png") && !UTTypeIsDeclared("a.b"))
    #expect(!UTTypeIsDynamic("public.png") && !UTTypeIsDynamic("a.b"))
    let own = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "own", nil)
    #expect(own.map { UTTypeIsDynamic($0.takeUnretainedValue()) } == true)
    #expect(own.map { UTTypeIsDeclared($0.takeUnretainedValue()) } == false)
    #expect(UTTypeCopyDescription("a.b") == nil)
    #expect(UTTypeCopyPreferredTagWithClass("a.b", kUTTagClassMIMEType) == nil)
    #expect(UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "", nil) == nil)
  }
}
