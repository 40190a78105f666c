import Bitmap
import Foundation
import Geometry
import HeadlessUIKit
import ImageComparison
import Scene
import class TestSupport.TemporaryFolder

@testable import TransitionSnapshots

/// A folder of its own for goldens, and sessions that write there.
@MainActor
final class Workbench {
  private let place: TemporaryFolder
  var folder: URL { place.url }
  var environment: [String: String] = [:]
  var comparer = Comparer.exact
  var accepted = AcceptedFaults.none

  init() throws { place = try TemporaryFolder() }

  /// Verifies as a new process would, with no claims of former runs.
  func verify(
    _ take: Take,
    named name: String? = "a",
    as strategies: TransitionStrategy...,
    record: RecordMode? = nil
  ) throws -> [SnapshotVerdict] {
    let settings = TransitionGoldens(
      record: record,
      comparing: comparer,
      root: folder.appending(path: "Goldens"),
      allowing: accepted
    )
    return try TransitionGoldens.$current.withValue(settings) {
      let session = try SnapshotSession(
        named: name,
        case: nil,
        source: SnapshotSource(
          fileID: "Tests/Sample.swift",
          filePath: folder.path + "/x.swift",
          function: "moves()",
          line: 7,
          column: 1
        ),
        environment: SnapshotEnvironment(environment),
        claims: GoldenClaims()
      )
      return try session.verify(take, as: strategies.isEmpty ? .usual : strategies)
    }
  }

  var files: [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return all.filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: folder.appending(path: path).path,
        isDirectory: &isFolder
      )
      return !isFolder.boolValue
    }.sorted()
  }

  func golden(_ fileExtension: String) -> URL {
    folder.appending(path: "Goldens/Sample/moves.a.\(fileExtension)")
  }
}

/// A small film: a dimmed backdrop and a card that rises, frame by frame.
struct SampleFilm {
  var count = 7
  var fps = 60
  var size = CGSize(width: 40, height: 60)
  var dimming = 0.5
  var cardShift = 0.0
  /// Added to each channel of the card.
  var levels = 0
  var order: [Int]?
  var events: [(Double, String)] = [
    (0, "viewWillAppear(animated: true)"), (0.1, "completeTransition(true)"),
    (0.1, "viewDidAppear(animated: true)"),
  ]
  var faults: [Film.Fault] = []

  var film: Film {
    let indices = order ?? Array(0..<count)
    let frames = indices.enumerated().map { place, shown in
      Frame(index: place, time: Double(place) / Double(fps), scene: scene(shown))
    }
    let last = frames[frames.count - 1]
    let log = events.map { Film.Event(time: $0.0, subject: "DetailController", name: $0.1) }
    return Film(
      frames: frames,
      end: last,
      duration: last.time,
      events: log,
      faults: faults
    )
  }

  @MainActor func take(_ sampling: Sampling = .everyFrame) throws -> Take {
    try Take(film, at: sampling, fps: fps)
  }

  func scene(_ index: Int) -> Scene {
    let progress = Double(index) / 6
    var dim = Layer(frame: CGRect(origin: .zero, size: size))
    dim.background = Color(red: 0, green: 0, blue: 0, alpha: dimming * progress)
    let top = size.height * (1 - progress / 2) + cardShift
    var card = Layer(frame: CGRect(x: 4, y: top.rounded(), width: 32, height: 20))
    let level = Double(100 + levels) / 255
    card.background = Color(red: level, green: level, blue: level)
    let root = Layer(
      frame: CGRect(origin: .zero, size: size),
      children: [Node(dim, id: 1, label: "dimming"), Node(card, id: 2, label: "card")]
    )
    return Scene(size: size, background: .white, root: Node(root))
  }
}
