import Foundation
import Glibc
import Testing

/// Twenty thousand files from elsewhere: `make fuzz`.
///
/// `TRANSRENDER_FUZZ=FIRST-LAST` says which seeds; those that once found something run with them.
/// `TRANSRENDER_FUZZ_KIND=interface` makes storyboards and nibs alone.
@Suite(.enabled(if: FuzzSeeds.chosen != nil)) struct FuzzTests {
  @Test func noFileMakesTheCommandFallLingerOrActElsewhere() throws {
    for seed in FuzzSeeds.kept + Array(FuzzSeeds.chosen ?? 0...0) {
      let complaints = try FuzzRun(FuzzCase(seed: seed, only: FuzzSeeds.kind(of: seed)))
        .complaints()
      #expect(complaints.isEmpty, "seed \(seed): \(complaints.joined(separator: "; "))")
    }
  }
}

/// Which cases run.
enum FuzzSeeds {
  static let chosen: ClosedRange<UInt64>? = {
    let parts = (ProcessInfo.processInfo.environment["TRANSRENDER_FUZZ"] ?? "")
      .split(separator: "-").compactMap { UInt64($0) }
    return parts.count == 2 && parts[0] <= parts[1] ? parts[0]...parts[1] : nil
  }()

  private static let chosenKind = ProcessInfo.processInfo.environment["TRANSRENDER_FUZZ_KIND"]
    .flatMap { FuzzCase.Kind(rawValue: $0) }

  /// Every seed kept so far made a storyboard.
  static func kind(of seed: UInt64) -> FuzzCase.Kind? {
    kept.contains(seed) ? .interface : chosenKind
  }

  /// What each of them found is mended; a word says what it was.
  static let kept: [UInt64] = [
    // an item of negative height, as a storyboard
    490
  ]
}

/// One case in a folder of its own, under limits.
struct FuzzRun {
  private static let seconds = 10
  private static let kilobytes = 1_500_000

  private let kase: FuzzCase

  init(_ kase: FuzzCase) { self.kase = kase }

  /// What went wrong that must not.
  func complaints() throws -> [String] {
    let scratch = try Scratch()
    let home = scratch.url.appending(path: "home")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: scratch.url.appending(path: "mine.txt"))
    let words = try kase.prepare(in: home)
    let before = Self.files(of: scratch.url)
    let (status, isSignal, said) = try Self.run(words, in: home)
    let after = Self.files(of: scratch.url)
    var complaints: [String] = []
    if isSignal { complaints.append("\(kase.kind): ended by signal \(status)") }
    if status != 0, said.isEmpty { complaints.append("ended with \(status) and no word") }
    let foreign = before.keys.filter { !Self.isOurs($0) && after[$0] != before[$0] }.sorted()
    if !foreign.isEmpty { complaints.append("changed \(foreign)") }
    let new = after.keys.filter { before[$0] == nil }.sorted()
    let stray = new.filter { status != 0 ? !$0.hasSuffix(".html") : !Self.isOurs($0) }
    if !stray.isEmpty { complaints.append("left \(stray.prefix(5)) with status \(status)") }
    return complaints.map { "\(words.joined(separator: " ")): \($0): \(said.prefix(300))" }
  }

  /// What commands may write or take away.
  private static func isOurs(_ path: String) -> Bool {
    ["home/out", "home/frames/0", "home/frames/frames.json", "home/page.html", "home/.transrender"]
      .contains { path.hasPrefix($0) } || path == "home/Goldens/Suite/test.a.log.txt"
  }

  private static func files(of folder: URL) -> [String: Data] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return Dictionary(
      paths.map { ($0, (try? Data(contentsOf: folder.appending(path: $0))) ?? Data()) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static func run(_ words: [String], in home: URL) throws -> (Int32, Bool, String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let limits = "ulimit -c 0; ulimit -t \(seconds); ulimit -v \(kilobytes); exec \"$0\" \"$@\""
    process.arguments = ["-c", limits, try command()] + words
    process.currentDirectoryURL = home
    process.environment = ["PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"]
    let talk = Pipe()
    process.standardError = talk
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let said = try talk.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return (process.terminationStatus, isSignal, String(decoding: said, as: UTF8.self))
  }

  /// The command that was built with these tests.
  private static func command() throws -> String {
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: own).deletingLastPathComponent().appending(path: "transrender").path
  }
}
