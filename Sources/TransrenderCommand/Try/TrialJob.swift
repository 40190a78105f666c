import FrameExport
import Foundation
import Player
import Porting

/// Ports, builds and films an app, and says what is missing.
@MainActor
final class TrialJob {
  private let app: TriedApp
  private let folder: TrialFolder
  private var compiler: TrialCompiler
  private let session: Session
  private let scale: Double
  private var films = 0
  private var troubles = 0

  /// An app that takes longer for one film waits for something that never happens.
  private static let mostSeconds = 300
  /// The exit code of `timeout` after it has stopped a program.
  private static let outOfTime: Int32 = 124

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
    compiler = TrialCompiler(
      TriedPackage(app: app, dependency: dependency),
      folder: folder,
      build: TrialBuild(
        tool: SwiftTool(package: folder.url, tool: tool),
        scratch: scratch ?? folder.url.appending(path: ".build")
      ),
      console: session.console
    )
  }

  /// Leaves no folder behind if the app cannot even be read.
  func run(isStrict: Bool) throws {
    try CreatedFolders(making: folder.url).unlessItFails {
      let lock = try folder.lock()
      defer { withExtendedLifetime(lock) {} }
      sayWhatIsSpecial()
      try buildAndFilm()
    }
    guard isStrict, troubles > 0 || !compiler.isWhole else { return }
    throw Finding(code: .failure, description: Finding.strictness)
  }

  private func sayWhatIsSpecial() {
    if !app.otherApps.isEmpty {
      let others = app.otherApps.map { "'\($0)'" }.joined(separator: ", ")
      note("of several apps this is '\(app.name)'; choose another with --target: \(others)")
    }
    for sentence in app.gaps.sentences(about: app.name, in: app.folder) { trouble(sentence) }
    if app.isBeforeSwift3 {
      trouble(
        "\(app.name) is written in Swift 2 or older, whose calls have other names;"
          + " convert it with Xcode 8, or expect that most of it is left out"
      )
    }
    for sentence in AppTexts(app.allResources).troubles { trouble(sentence) }
    let package = compiler.package
    for sentence in package.swiftGen.notes + package.rSwift.notes { note(sentence) }
    if app.isBeforeXcode11 {
      note(
        "\(app.name) was last opened with an Xcode before 11, so that what names no"
          + " modalPresentationStyle covers the screen; open it with a newer one to get sheets"
      )
    }
  }

  private func note(_ words: String) { session.console.say("note: ", in: .yellow, words) }

  private func buildAndFilm() throws {
    try compiler.run()
    let built = compiler.program
    guard FileManager.default.fileExists(atPath: built.path) else {
      throw Finding(
        code: .failure,
        description: "the build succeeded, but made no \(built.path); build into an empty folder"
          + " (--scratch-path)"
      )
    }
    let program = try folder.assemble(app, program: built, module: compiler.package.module)
    let site = try SiteFolder(folder.url.appending(path: "films").path)
    try site.write { draft in try film(program, draft) }
    let parts = [
      films == 1 ? "1 film" : "\(films) films",
      compiler.leavings,
      "\(folder.name)/films/index.html",
    ]
    session.console.result(parts.joined(separator: " · "))
    guard films > 0 else {
      throw Finding(code: .failure, description: "nothing of \(app.name) could be filmed")
    }
  }

  // MARK: Filming

  private func film(_ program: URL, _ draft: SiteFolder.Draft) throws {
    try FileManager.default.createDirectory(at: draft.url, withIntermediateDirectories: true)
    let list = draft.url.appending(path: "list.txt")
    let (code, _) = try start(program, ["list", list.path])
    let text = FileManager.default.contents(atPath: list.path).map {
      String(decoding: $0, as: UTF8.self)
    }
    try? FileManager.default.removeItem(at: list)
    let scenes = try (text ?? "launch").split(separator: "\n").map { try TrialScene(String($0)) }
    if code != 0 { trouble("the app stops while it launches, so none of its controls is filmed") }
    var names = SiteNames()
    var sections: [GalleryIndex.Section] = []
    var queue = TrialQueue(scenes)
    let count = scenes.count == 1 ? "1 scene" : "\(scenes.count) scenes"
    session.console.say("filming \(count), and where touches lead")
    while let scene = queue.next() {
      guard
        let card = try card(scene, program: program, draft: draft, names: &names, queue: &queue)
      else { continue }
      if sections.last?.title != scene.section {
        sections.append(GalleryIndex.Section(title: scene.section, cards: []))
      }
      sections[sections.count - 1].cards.append(card)
    }
    try draft.add(GalleryIndex(title: app.name, sections: sections).html, at: "index.html")
  }

  /// Films in a separate process, so that a crash affects one film only.
  private func card(
    _ scene: TrialScene,
    program: URL,
    draft: SiteFolder.Draft,
    names: inout SiteNames,
    queue: inout TrialQueue
  ) throws -> GalleryIndex.Card? {
    var card = GalleryIndex.Card(name: scene.title)
    let folder = draft.url.appending(path: "film", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (code, reason) = try start(program, ["film", scene.line, folder.path, "\(scale)"])
    let data = FileManager.default.contents(atPath: folder.appending(path: TrialCard.name).path)
    guard code == 0, let data else {
      card.trouble = reason.map { "the app stops here: \($0)" } ?? "the app stops here"
      let isSaid = reason != nil || code == Self.outOfTime
      trouble(
        "\(scene.title): the app stops"
          + (isSaid
            ? "; see its message above"
            : " without a message; look for endless recursion or unsafe memory")
      )
      return card
    }
    let facts = try JSONDecoder().decode(TrialCard.self, from: data)
    if let screen = facts.next { queue.follow(scene, to: screen) }
    for fault in facts.faults { trouble(fault) }
    // A button that moves nothing needs no film.
    if case .touch = scene, !facts.moves { return nil }
    let name = names.next(in: "pages", for: scene.title)
    card.link = try add("page.html", in: folder, as: name + ".html", to: draft)
    card.still = try add("still.png", in: folder, as: name + ".png", to: draft)
    card.film = facts.moves ? try add("film.webp", in: folder, as: name + ".webp", to: draft) : nil
    card.facts =
      facts.frames == 1 ? "1 frame" : "\(facts.frames) frames · \(facts.milliseconds) ms"
    if !facts.faults.isEmpty {
      card.trouble = facts.faults.count == 1 ? "1 warning" : "\(facts.faults.count) warnings"
    }
    films += 1
    return card
  }

  private func add(
    _ file: String,
    in folder: URL,
    as name: String,
    to draft: SiteFolder.Draft
  ) throws -> String {
    let bytes = try Data(contentsOf: folder.appending(path: file))
    try draft.add(Array(bytes), at: name)
    return name
  }

  private var said: Set<String> = []

  private func trouble(_ words: String) {
    troubles += 1
    if said.insert(words).inserted { session.console.say("warning: ", in: .yellow, words) }
  }

  /// How the app ended, and why if it says so.
  private func start(_ program: URL, _ words: [String]) throws -> (code: Int32, reason: String?) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["timeout", "\(Self.mostSeconds)", program.path] + words
    let output = AppOutput { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
    process.standardOutput = output.pipe
    process.standardError = output.pipe
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    // The order of dictionaries and sets is the same in every run.
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    process.environment = environment
    try Interrupt.heeding(process) {}
    output.finish()
    guard !Interrupt.cancellation.isCancelled else {
      throw Interruption(afterFilms: films, in: folder.name)
    }
    if process.terminationStatus == Self.outOfTime {
      trouble("the app was stopped: it was still busy after \(Self.mostSeconds) seconds")
    }
    return (process.terminationStatus, output.fatalError)
  }
}
