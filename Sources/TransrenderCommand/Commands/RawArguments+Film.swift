import CairoRenderer
import FrameExport
import Glibc
import Timeline

extension RawArguments {
  enum Format: String, CaseIterable { case png, apng, gif, webp, mp4, webm, html, raw }

  /// Whether several films may be named; only `--format html` accepts more than one.
  var namesSeveralFilms: Bool {
    text("format") == Format.html.rawValue && arguments.count > 1
      && !arguments.allSatisfy { $0.lowercased().hasSuffix(".png") }
  }

  /// Films every source that the arguments name, and writes the result in the chosen format.
  @MainActor
  func film(_ sources: [FilmSource], _ session: Session) throws {
    let format = try choice("format", Format.self) ?? .png
    for source in sources { try check(format, source.footage) }
    let films = try sources.map { (name: $0.name, plan: try plan($0)) }
    let talk = Talk(console: session.console, isJSON: has("json"))
    for source in sources { talk.say(source.footage.faults) }
    try write(films, as: format, talk: talk, session: session)
    for source in sources { try judge(source.footage) }
  }

  @MainActor
  private func write(
    _ films: [(name: String, plan: FilmPlan)],
    as format: Format,
    talk: Talk,
    session: Session
  ) throws {
    let (film, console) = (films[0].plan, session.console)
    let usual = films.count > 1 ? "out/films" : "out/\(films[0].name)"
    if format == .gif, film.footage.sampler.fps.framesPerSecond > 50, console.isWatched {
      console.say("GIF: browsers show frames of less than 0.02 s for 0.1 s; --fps 50 avoids that")
    }
    switch format {
    case .png:
      let folder = try OutputFolder(text("out") ?? usual)
      let job = SequenceJob(film: film, folder: folder, force: has("force"))
      if has("dry-run") { try job.check() }
      try run(job.summary, session: session) { try job.run(talk) }
    case .raw:
      let job = RawJob(film: film)
      guard !has("dry-run") else {
        return console.result("would write " + film.summary(of: "stdout"))
      }
      try Interrupt.heeding { try job.run(talk) }
    case .html:
      let job = PlayerJob(films: films, file: try outputFile(format, usual))
      try run(job.summary, session: session) { try job.run(talk) }
    case .apng, .gif, .webp, .mp4, .webm:
      let file = try outputFile(format, usual)
      let job = AnimationJob(film: film, file: file, format: try animation(format, film))
      try run(job.summary, session: session) { try job.run(talk) }
    }
  }

  private func outputFile(_ format: Format, _ usual: String) throws(InputError) -> OutputFile {
    try OutputFile(
      text("out") ?? "\(usual).\(format.rawValue)",
      FileKind(format),
      force: has("force")
    )
  }

  @MainActor
  private func plan(_ source: FilmSource) throws -> FilmPlan {
    var film = source.plan()
    film.selection = try frames("frames") ?? .all
    film.span = try TimeSpan(from: instant("from"), to: instant("to"))
    film.shard = try value("shard", expected: "a part such as 2/4") { Shard($0) } ?? .whole
    film.compression = try compressionSetting()
    film.placement = has("subpixel") ? .subpixel : .whole
    film.workers = try whole("jobs", in: 1...64)
    try film.check()
    return film
  }

  /// Refuses flags that a format ignores, and formats that cannot hold the film.
  @MainActor
  private func check(_ format: Format, _ footage: Footage) throws {
    let name = format.rawValue
    switch format {
    case .png: try refuse([.plays], "pictures in a folder do not play")
    case .apng: break
    case .gif, .webp: try refuse([.compression], "\(name) is compressed in one way only")
    case .html:
      try refuse([.compression], "html is compressed in one way only")
      try refuse([.plays], "the page has a button for that")
    case .mp4, .webm:
      try refuse([.compression, .plays], "a video's player decides how often it plays")
    case .raw:
      try refuse(
        [.compression, .plays, .out, .force],
        "raw pixels go to stdout, uncompressed and once"
      )
    }
    if format != .png { try refuse([.shard], "only parts of PNG frames can be merged") }
    if format == .mp4, !footage.isOpaque {
      throw InputError("MP4 has no transparency; give it a --background, or choose webm")
    }
    if format == .raw, !has("dry-run"), isatty(Outlet.results) == 1 {
      throw InputError("raw pixels cannot be shown in a terminal; pipe them into another program")
    }
  }

  @MainActor
  private func animation(_ format: Format, _ film: FilmPlan) throws -> AnimationFormat {
    let rate = film.footage.sampler.fps.framesPerSecond
    let plays = try whole("plays", in: 0...65_535) ?? 0
    switch format {
    case .gif: return .gif(plays: plays)
    case .webp: return .webP(plays: plays)
    case .mp4: return .video(Video(.mp4, framesPerSecond: rate))
    case .webm: return .video(Video(.webM, framesPerSecond: rate))
    case .png, .apng, .html, .raw: return .animatedPNG(plays: plays)
    }
  }

  @MainActor
  private func run(_ summary: String, session: Session, _ work: () throws -> Void) throws {
    guard !has("dry-run") else { return session.console.result("would write " + summary) }
    try Interrupt.heeding(work)
    session.console.result(summary)
  }

  /// The frames are written either way; `--strict` makes warnings decide the exit code.
  @MainActor
  private func judge(_ footage: Footage) throws {
    guard has("strict"), !footage.faults.isEmpty else { return }
    let count = footage.faults.count
    let what = count == 1 ? "1 warning" : "\(count) warnings"
    throw Finding(code: .failure, description: "\(what), which --strict treats as errors")
  }
}
