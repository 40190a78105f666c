import FrameExport
import Foundation
import HeadlessUIKit
import Imaging
import InterfaceBuilder
import Scene
import Timeline

/// Wanted: a storyboard of 8 scenes and 150 constraints parsed and its first screen shown in
/// 40 ms; 2,000 documents checked in 60 s, which is 30 ms for each.
@MainActor
func interfaceBenchmarks() throws {
  print("Interface Builder")
  let folder = FileManager.default.temporaryDirectory.appending(path: "interface-benchmarks")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let url = folder.appending(path: "Main.storyboard")
  try Data(BoardText(scenes: 8, rows: 3).text.utf8).write(to: url)
  measure("8 scenes, 152 constraints: parse and show the first", count: 1, runs: 5) {
    shownViews(of: url, scenes: 1)
  }
  measure("8 scenes, 152 constraints: parse and show all", count: 1, runs: 5) {
    shownViews(of: url, scenes: 8)
  }
  try checkMany(in: folder)
  try firstPicture(of: url)
}

private let documentCount = 2000

/// Documents of one to three scenes, each of which is made and laid out, as `check` does.
@MainActor
private func checkMany(in folder: URL) throws {
  let documents = try (0..<documentCount).map { index in
    let url = folder.appending(path: "\(index).storyboard")
    try Data(BoardText(scenes: index % 3 + 1, rows: index % 7 + 1).text.utf8).write(to: url)
    return url
  }
  measure("\(documentCount) documents: parse and show all", count: documentCount, runs: 1) {
    documents.reduce(0) { $0 + shownViews(of: $1, scenes: 3) }
  }
}

/// From the start of a process to the PNG file of the first scene at three pixels per point.
@MainActor
private func firstPicture(of url: URL) throws {
  let out = FileManager.default.temporaryDirectory.appending(path: "interface-\(getpid())")
  defer { try? FileManager.default.removeItem(at: out) }
  let words = ["scene", url.path, out.path]
  let runs = try (0..<5).map { _ in
    try ColdRun(CommandLine.arguments[0], words, writingTo: out)
  }
  let median = ColdRun.median(runs)
  let (wall, processor) = (median.seconds * 1000, median.processorSeconds * 1000)
  print(
    String(format: "  first PNG at 3x, whole process: %.1f ms, %.1f ms of work", wall, processor)
  )
}

/// `Benchmarks scene FILE FOLDER` draws the first scene; false where the words say something else.
@MainActor
func drewScene(_ arguments: [String]) throws -> Bool {
  guard arguments.count == 4, arguments[1] == "scene" else { return false }
  let file = try InterfaceFile(URL(filePath: arguments[2]))
  let stage = Stage(device: .iPhone15)
  try stage.prepare { stage.show(try file.controller(nil)) }
  let writer = try FrameWriter(
    folder: URL(filePath: arguments[3]),
    settings: ExportSettings(scale: 3, compression: .fast)
  )
  _ = try stage.record(at: [.zero], for: .zero, into: { try writer.write($0) }) {}
  try writer.finish()
  return true
}

/// The number of views that were laid out, so that none is left out.
@MainActor
private func shownViews(of url: URL, scenes: Int) -> Double {
  do {
    let file = try InterfaceFile(url)
    var count = 0
    for scene in file.document.screens.prefix(scenes) {
      let stage = Stage(device: .iPhone15)
      stage.show(try file.controller(of: scene))
      stage.advance(by: 0)
      count += stage.window.rootViewController?.view.subviews.count ?? 0
    }
    return Double(count)
  } catch {
    preconditionFailure("the benchmark's own storyboard cannot be shown: \(error)")
  }
}

/// A storyboard whose scenes are columns of a label beside a box each.
private struct BoardText {
  let scenes: Int
  let rows: Int

  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c0">
    <device id="retina6_1" orientation="portrait"/>
    <scenes>\((0..<scenes).map(scene).joined())</scenes></document>
    """
  }

  private func scene(_ index: Int) -> String {
    let views = (0..<rows).map { row in
      let id = "\(index)-\(row)"
      return """
        <label text="Row \(row) of a screen" adjustsFontSizeToFit="NO" \
        translatesAutoresizingMaskIntoConstraints="NO" id="l\(id)"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b\(id)"><constraints>
        <constraint firstAttribute="width" constant="24" id="w\(id)"/>
        <constraint firstAttribute="height" constant="24" id="h\(id)"/></constraints></view>
        """
    }
    return """
      <scene sceneID="s\(index)"><objects>
      <viewController id="c\(index)" sceneMemberID="viewController">
      <view key="view" id="v\(index)"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <subviews>\(views.joined())</subviews>
      <constraints>\((0..<rows).map { constraints(index, $0) }.joined())
      <constraint firstItem="l\(index)-0" firstAttribute="top" secondItem="g\(index)" \
      secondAttribute="top" constant="20" id="t\(index)"/>
      <constraint firstItem="g\(index)" firstAttribute="bottom" \
      relation="greaterThanOrEqual" secondItem="l\(index)-\(rows - 1)" secondAttribute="bottom" \
      id="e\(index)"/></constraints>
      <viewLayoutGuide key="safeArea" id="g\(index)"/></view>
      </viewController></objects></scene>
      """
  }

  private func constraints(_ scene: Int, _ row: Int) -> String {
    let id = "\(scene)-\(row)"
    let above = "\(scene)-\(row - 1)"
    let fall =
      row == 0
      ? ""
      : """
      <constraint firstItem="l\(id)" firstAttribute="top" secondItem="l\(above)" \
      secondAttribute="bottom" constant="12" id="f\(id)"/>
      """
    return fall + """
      <constraint firstItem="l\(id)" firstAttribute="leading" secondItem="v\(scene)" \
      secondAttribute="leadingMargin" id="x\(id)"/>
      <constraint firstItem="b\(id)" firstAttribute="leading" secondItem="l\(id)" \
      secondAttribute="trailing" constant="8" id="y\(id)"/>
      <constraint firstItem="b\(id)" firstAttribute="centerY" secondItem="l\(id)" \
      secondAttribute="centerY" id="z\(id)"/>
      """
  }
}
