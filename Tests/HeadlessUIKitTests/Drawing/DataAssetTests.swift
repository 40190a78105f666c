import Foundation
import HeadlessUIKit
import Scene
import TestSupport
import Testing

/// Files of any kind in an asset catalogue.
@MainActor @Suite struct DataAssetTests {
  private final class Assets {
    private let place: TemporaryFolder
    var folder: URL { place.url }
    private var set: URL { folder.appending(path: "Media.xcassets/Prices.dataset") }

    init(_ contents: String) throws {
      place = try TemporaryFolder()
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      for (name, text) in [
        ("Contents.json", contents), ("any.json", "any"), ("pad.txt", "pad"), ("none", "none"),
      ] { try Data(text.utf8).write(to: set.appending(path: name)) }
      try Data("out".utf8).write(to: folder.appending(path: "Media.xcassets/out.txt"))
    }
  }

  private func asset(_ contents: String, named name: String = "Prices") throws -> NSDataAsset? {
    let assets = try Assets(contents)
    return NSDataAsset(name: name, bundle: try #require(Bundle(path: assets.folder.path)))
  }

  @Test(arguments: [
    (#"{"idiom": "universal", "filename": "any.json"}"#, "any", "public.json"),
    (#"{"filename": "pad.txt"}"#, "pad", "public.plain-text"),
    (#"{"idiom": "universal", "filename": "none"}"#, "none", "public.data"),
    (
      #"{"filename": "any.json", "universal-type-identifier": "org.example.prices"}"#,
      "any", "org.example.prices"
    ),
    (
      #"{"idiom": "ipad", "filename": "pad.txt"}, {"idiom": "universal", "filename": "any.json"}"#,
      "any", "public.json"
    ),
    (
      #"{"idiom": "universal", "filename": "pad.txt"}, {"idiom": "iphone", "filename": "any.json"}"#,
      "any", "public.json"
    ),
  ])
  func aSetHasTheFileForTheDevice(files: String, text: String, type: String) throws {
    let stage = Stage(device: .iPhone15)
    let asset = try #require(try asset("{\"data\": [\(files)]}"))
    #expect(asset.name == "Prices" && asset.typeIdentifier == type)
    #expect(String(decoding: asset.data, as: UTF8.self) == text)
    #expect(stage.faults.isEmpty)
  }

  @Test(arguments: [
    ("Other", #"{"data": []}"#), ("Prices", #"{"data": []}"#),
    ("Prices", #"{"data": [{"filename": "gone.json"}]}"#),
    ("Prices", #"{"data": [{"filename": "../out.txt"}]}"#),
  ])
  func whatIsMissingIsReported(name: String, contents: String) throws {
    let stage = Stage(device: .iPhone15)
    #expect(try asset(contents, named: name) == nil)
    #expect(stage.faults.map(\.subject) == ["NSDataAsset"])
    #expect(stage.faults.first?.remedy.contains("\(name).dataset") == true)
  }
}
