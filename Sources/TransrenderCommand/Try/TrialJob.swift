import FrameExport
import Foundation
import Player
import Porting

/// Ports, builds and films an app, and says what is missing.
@MainActor
final class TrialJob {
  private let app: TriedApp
  private let folder: TrialFolder
  private var package: TriedPackage
  private let build: TrialBuild
  private let session: Session
  private let scale: Double
  private var films = 0
  private var troubles = 0

  /// Each round leaves out what the one before could not compile.
  private static let mostRounds = 12

  init(
    _ app: TriedApp,
    folder: TrialFolder,
    dependency: StarterDependency,
    scratch: URL?,
    scale: Double?,
    tool: [String] = SwiftTool.usual,
    session: Session
  ) {
    (self.app, self.folder, self.session) = (app, folder, session)
    self.scale = scale ?? 1
    package = TriedPackage(app: app, dependency: dependency)
    build = TrialBuild(
      tool: SwiftTool(package: folder.url, tool: tool),
      scratch: scratch ?? folder.url.appending(path: ".build")
    )
  }

  func run(isStrict: Bool) throws {
    try compile()
    let built = build.program(package.module)
    guard FileManager.default.fileExists(atPath: built.path) else {
      throw Finding(
        code: .failure,
        description: "the build succeeded, but made no \(built.path); build into an empty folder"
          + " (--scratch-path)"
      )
    }
    let program = try folder.assemble(app, program: built, module: package.module)
    let site = try SiteFolder(folder.url.appending(path: "films").path)
    try site.write { draft in try film(program, draft) }
    let parts = [
      films == 1 ? "1 film" : "\(films) films",
      package.left.count == 1 ? "1 file left out" : "\(package.left.count) files left out",
      "\(folder.name)/films/index.html",
    ]
    session.console.result(parts.joined(separator: " · "))
    guard films > 0 else {
      throw Finding(code: .failure, description: "nothing of \(app.name) could be filmed")
    }
    guard isStrict, troubles > 0 || !package.left.isEmpty else { return }
    throw Finding(code: .failure, description: "--strict treats warnings as errors")
  }

  // MARK: Building

  private func compile() throws {
    var (files, notes) = try package.files()
    let places = Set((app.sources + app.libraries.flatMap(\.sources)).map(\.path))
    for note in notes where note.outcome == .left {
      say(note.path, note.line, note.reason, note.remedy)
    }
    for _ in 0..<Self.mostRounds {
      try folder.write(files)
      let result = try build.run()
      if result.isBuilt { return }
      let before = (package.left, package.unmakable)
      for problem in result.problems { leave(problem, among: places, files) }
      guard before != (package.left, package.unmakable) else {
        throw Finding(code: .failure, description: "\(app.name) cannot be built: \(result.rest)")
      }
      (files, notes) = try package.files()
    }
    throw Finding(
      code: .failure,
      description: "\(app.name) cannot be built, whatever is left out; see `swift build` there"
    )
  }

  private func leave(
    _ problem: TrialBuild.Problem,
    among places: Set<String>,
    _ files: [TriedPackage.File]
  ) {
    guard places.contains(problem.path) else { return leaveScreen(problem, files) }
    package.left.insert(problem.path)
    say(problem.path, problem.line, problem.words, problem.remedy)
  }

  /// A line of the program that films names a controller that cannot be made.
  private func leaveScreen(_ problem: TrialBuild.Problem, _ files: [TriedPackage.File]) {
    guard problem.path.hasSuffix("/main.swift"),
      let main = files.first(where: { $0.path.hasSuffix("/main.swift") })
    else { return }
    let lines = String(decoding: main.text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(problem.line - 1),
      let name = lines[problem.line - 1].firstMatch(of: /\(name: "([^"]+)"/)
    else { return }
    package.unmakable.insert(String(name.1))
  }

  private func say(_ path: String, _ line: Int, _ words: String, _ remedy: String?) {
    let home = app.folder.path + "/"
    let name = path.hasPrefix(home) ? String(path.dropFirst(home.count)) : path
    session.console.say("\(name):\(line): \(words)\(remedy.map { "; \($0)" } ?? "")")
  }

  // MARK: Filming

  private func film(_ program: URL, _ draft: SiteFolder.Draft) throws {
    try FileManager.default.createDirectory(at: draft.place, withIntermediateDirectories: true)
    let list = draft.place.appending(path: "list.txt")
    let code = try start(program, ["list", list.path])
    let text = FileManager.default.contents(atPath: list.path).map {
      String(decoding: $0, as: UTF8.self)
    }
    try? FileManager.default.removeItem(at: list)
    let scenes = try (text ?? "launch").split(separator: "\n").map { try TrialScene(String($0)) }
    if code != 0 { trouble("the app stops while it starts: what can be tapped is not known") }
    var names = SiteNames()
    var sections: [GalleryIndex.Section] = []
    for scene in scenes {
      guard let card = try card(scene, program, draft, &names) else { continue }
      if sections.last?.title != scene.section {
        sections.append(GalleryIndex.Section(title: scene.section, cards: []))
      }
      sections[sections.count - 1].cards.append(card)
    }
    try draft.add(GalleryIndex(title: app.name, sections: sections).html, at: "index.html")
  }

  /// A process of its own: an app that stops in one film spoils no other.
  private func card(
    _ scene: TrialScene,
    _ program: URL,
    _ draft: SiteFolder.Draft,
    _ names: inout SiteNames
  ) throws -> GalleryIndex.Card? {
    var card = GalleryIndex.Card(name: scene.title)
    let place = draft.place.appending(path: "film", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let code = try start(program, ["film", scene.line, place.path, "\(scale)"])
    let data = FileManager.default.contents(atPath: place.appending(path: TrialCard.name).path)
    guard code == 0, let data else {
      card.trouble = "the app stops here"
      trouble("\(scene.title): the app stops; what it says stands above")
      return card
    }
    let facts = try JSONDecoder().decode(TrialCard.self, from: data)
    // Of buttons that move nothing there is nothing to see.
    if case .touch = scene, !facts.moves { return nil }
    let name = names.next("pages", scene.title)
    card.link = try add("page.html", in: place, name + ".html", draft)
    card.still = try add("still.png", in: place, name + ".png", draft)
    card.film = facts.moves ? try add("film.webp", in: place, name + ".webp", draft) : nil
    card.facts =
      facts.frames == 1 ? "1 frame" : "\(facts.frames) frames · \(facts.milliseconds) ms"
    if !facts.faults.isEmpty {
      card.trouble = facts.faults.count == 1 ? "1 warning" : "\(facts.faults.count) warnings"
    }
    for fault in facts.faults { trouble(fault) }
    films += 1
    return card
  }

  private func add(
    _ file: String,
    in place: URL,
    _ name: String,
    _ draft: SiteFolder.Draft
  ) throws -> String {
    let bytes = try Data(contentsOf: place.appending(path: file))
    try draft.add(Array(bytes), at: name)
    return name
  }

  private var said: Set<String> = []

  private func trouble(_ words: String) {
    troubles += 1
    if said.insert(words).inserted { session.console.say("warning: ", .yellow, words) }
  }

  private func start(_ program: URL, _ words: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    // What the app prints goes where messages go.
    process.standardOutput = FileHandle.standardError
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    try Interrupt.heeding(process) {}
    guard !Interrupt.cancellation.isCancelled else {
      throw Interruption(done: films, total: films + 1, place: folder.name)
    }
    return process.terminationStatus
  }
}
