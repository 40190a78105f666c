import Porting

/// The files beside a module's own: its companions, and those that declare what its code asks for
/// and Foundation on Linux lacks, or what a film needs.
struct CompanionFiles {
  private let companions: [CompanionFile]
  private let texts: [String]

  init(of module: PortedModule) {
    companions = module.companions
    texts = module.files.map { String(decoding: $0.text, as: UTF8.self) }
  }

  var all: [(name: String, text: String)] {
    let ofFilms = [
      ("Bundle", ModuleBundle(texts).text), ("StageClock", StageClock(texts).text),
      ("CountedOperations", CountedOperations(texts).text),
      ("StageSleeps", StageSleeps(texts).text),
    ]
    return companions.map { ($0.name, $0.text) }
      + ofFilms.compactMap { name, text in text.map { (name, $0) } }
  }
}
