import Foundation
import HeadlessUIKit
import Scene
import ScreenFile
import TestSupport
import Testing

/// Sets and dictionaries have another order in every process; films have not.
@MainActor @Suite struct HashSeedTests {
  /// Set in the child that these tests start: where to leave the films' digests.
  static let request = "TRANSRENDER_TEST_FILMS"

  @Test func childrenLeaveTheirFilms() throws {
    guard let path = ProcessInfo.processInfo.environment[Self.request] else { return }
    try Self.films().write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test func filmsAreTheSameInAnotherProcess() throws {
    guard ProcessInfo.processInfo.environment[Self.request] == nil else { return }
    let file = TemporaryFolder.ofProcess.appending(path: "films-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let child = Process()
    child.executableURL = URL(filePath: CommandLine.arguments[0])
    child.arguments = Self.arguments(like: CommandLine.arguments)
    child.environment = ProcessInfo.processInfo.environment.merging([Self.request: file.path]) {
      $1
    }
    child.standardOutput = FileHandle.nullDevice
    child.standardError = FileHandle.nullDevice
    try child.run()
    child.waitUntilExit()
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.films())
  }

  /// The arguments of this run, but for that one test alone.
  private static func arguments(like own: [String]) -> [String] {
    var kept: [String] = []
    var skips = false
    for argument in own.dropFirst() {
      let isSkipped = skips
      skips = ["--filter", "--skip", "--xunit-output", "--event-stream-output-path"]
        .contains(argument)
      if !isSkipped && !skips { kept.append(argument) }
    }
    return kept + ["--filter", "childrenLeaveTheirFilms"]
  }

  /// A line for every moment and every callback.
  static func films() throws -> String {
    let examples = try Examples.names.map { name in
      try ScreenPlayer(ScreenDocument(contentsOf: Examples.url(name))).film(fps: 20)
    }
    return try (examples + [rows(), items()]).map(lines).joined()
  }

  private static func lines(of film: Film) -> String {
    film.frames.map { "\($0.time) \($0.scene.digest)\n" }.joined()
      + film.events.map { "\($0.time) \($0.subject) \($0.name) \($0.detail)\n" }.joined()
  }

  /// A table that is loaded twice, scrolled and changed: its cells go from row to row.
  private static func rows() throws -> Film {
    let stage = Stage(device: .iPhone15)
    let shelf = Shelf()
    let table = UITableView(frame: stage.window.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = shelf
    stage.window.addSubview(table)
    stage.advance(by: 0)
    table.reloadData()
    return try stage.record(fps: 20) {
      shelf.counts = [9, 20, 9]
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      table.setContentOffset(CGPoint(x: 0, y: 333.3), animated: true)
    }
  }

  private static func items() throws -> Film {
    let stage = Stage(device: .iPhone15)
    let shelf = Shelf()
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head"
    )
    view.dataSource = shelf
    stage.window.addSubview(view)
    stage.advance(by: 0)
    view.reloadData()
    return try stage.record(fps: 20) {
      shelf.counts = [9, 20, 9]
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
      view.setContentOffset(CGPoint(x: 0, y: 33.3), animated: true)
    }
  }
}

/// Three sections of things.
private final class Shelf: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var counts = [8, 20, 9]

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Shelf \(section)"
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel?.text = "\(path.section).\(path.row)"
    return cell
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    cell.backgroundColor = path.item % 2 == 0 ? .systemBlue : .systemOrange
    return cell
  }

  func collectionView(
    _ view: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
  }
}
