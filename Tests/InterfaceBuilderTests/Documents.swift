import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Documents as short as their idea.
enum Documents {
  /// A storyboard whose scenes are given, each with its controller first; its tint is a color of
  /// the system.
  static func storyboard(
    initial: String? = "a",
    _ scenes: [String],
    tint: String? = nil
  ) -> Data {
    let attribute = initial.map { "initialViewController=\"\($0)\"" } ?? ""
    let color = tint.map { "<color key=\"tintColor\" systemColor=\"\($0)\"/>" } ?? ""
    let list = scenes.enumerated().map { index, objects in
      "<scene sceneID=\"s\(index)\"><objects>\(objects)</objects></scene>"
    }
    return Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(attribute)>
      <device id="retina6_1" orientation="portrait"/>
      <scenes>\(list.joined())</scenes>
      \(color)</document>
      """.utf8
    )
  }

  static func nib(_ objects: String, ownedBy connections: String = "") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(connections)
      </connections></placeholder>
      \(objects)
      </objects>
      </document>
      """.utf8
    )
  }

  static func controller(
    _ id: String,
    _ attributes: String = "",
    element: String = "viewController",
    view: String = "",
    _ inside: String = ""
  ) -> String {
    """
    <\(element) id="\(id)" sceneMemberID="viewController" \(attributes)>
    <view key="view" contentMode="scaleToFill" id="\(id)-view">
    <rect key="frame" x="0" y="0" width="414" height="896"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    \(view)
    <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
    </view>
    \(inside)
    </\(element)>
    """
  }

  @MainActor
  static func board(_ data: Data) throws -> UIStoryboard {
    UIStoryboard(
      name: "Main",
      content: StoryboardFile(try InterfaceDocument(data: data, name: "Main"), in: nil)
    )
  }

  @MainActor
  static func objects(_ data: Data, owner: Any? = nil) throws -> [Any] {
    NibFile(try InterfaceDocument(data: data, name: "Nib"), in: nil).objects(withOwner: owner)
  }
}

/// The first object of a nib with these elements.
@MainActor
func made<Object>(_ elements: String, _ type: Object.Type = Object.self) throws -> Object {
  try #require(Documents.objects(Documents.nib(elements)).first as? Object)
}

/// A folder that looks like a project, and that is gone with its suite.
struct ProjectScratch {
  private let folder: TemporaryFolder
  var url: URL { folder.url }

  init() throws {
    folder = try TemporaryFolder()
    // Resources are searched for in the project: not above this folder.
    let project = url.appending(path: "App.xcodeproj")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
  }
}
