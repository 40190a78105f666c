import Porting

/// The files beside a module's own that declare what its code asks for and Foundation on Linux lacks.
///
/// Declarations of a module are preferred to those of Foundation with the same signature.
struct CompanionFiles {
  private let texts: [String]

  init(of module: PortedModule) {
    texts = module.files.map { String(decoding: $0.text, as: UTF8.self) }
  }

  var all: [(name: String, text: String)] {
    let companions = [
      ("Bundle", ModuleBundle(texts).text), ("StageClock", StageClock(texts).text),
      ("ClassNames", ClassNames(texts).text), ("AttributedTexts", AttributedTexts(texts).text),
      ("CountedOperations", CountedOperations(texts).text),
      ("StageSleeps", StageSleeps(texts).text),
      ("LocalizedTexts", LocalizedTexts(texts).text),
    ]
    return companions.compactMap { name, text in text.map { (name, $0) } }
  }
}
