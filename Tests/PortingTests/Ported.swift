import Porting

/// A module of the given files, ported.
func ported(_ texts: [(path: String, text: String)]) -> PortedModule {
  PortedModule(texts.map { PortedModule.File(path: $0.path, text: Array($0.text.utf8)) })
}

/// One file, ported.
func ported(_ text: String) -> String {
  String(decoding: ported([("Screen.swift", text)]).files[0].text, as: UTF8.self)
}

/// The reasons why lines of one file stay as they are.
func complaints(about text: String) -> [String] {
  ported([("Screen.swift", text)]).notes.filter { $0.outcome == .left }.map {
    "\($0.line): \($0.reason)"
  }
}

extension PortedModule {
  func text(_ path: String) -> String? {
    files.first { $0.path == path }.map { String(decoding: $0.text, as: UTF8.self) }
  }
}
