internal import CPango

/// A writing system, by its ISO 15924 tag.
struct Script: Hashable, Sendable {
  let tag: UInt32

  static let latin = Script("Latn")

  init(_ name: StaticString) {
    tag = Script.tag(of: name)
  }

  private init(tag: UInt32) {
    self.tag = tag
  }

  static func tag(of name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// The font family declared for the script beyond the general ones.
  var fontName: String? { Script.fontNames[self] }

  private static let fontNames: [Script: String] = [
    Script("Hang"): "NanumGothic",
    Script("Hani"): "DroidSansFallbackFull",
    Script("Hira"): "DroidSansFallbackFull",
    Script("Kana"): "DroidSansFallbackFull",
    Script("Bopo"): "DroidSansFallbackFull",
    Script("Arab"): "NotoSansArabic",
    Script("Hebr"): "NotoSansHebrew",
    Script("Deva"): "NotoSansDevanagari",
    Script("Beng"): "NotoSansBengali",
    Script("Taml"): "NotoSansTamil",
    Script("Telu"): "NotoSansTelugu",
    Script("Thai"): "NotoSansThai",
    Script("Armn"): "NotoSansArmenian",
    Script("Geor"): "NotoSansGeorgian",
    Script("Gujr"): "NotoSansGujarati",
    Script("Guru"): "NotoSansGurmukhi",
    Script("Knda"): "NotoSansKannada",
    Script("Mlym"): "NotoSansMalayalam",
    Script("Orya"): "NotoSansOriya",
    Script("Sinh"): "NotoSansSinhala",
    Script("Khmr"): "NotoSansKhmer",
    Script("Laoo"): "NotoSansLao",
    Script("Mymr"): "NotoSansMyanmar",
    Script("Ethi"): "NotoSansEthiopic",
  ]

  /// Characters of all scripts, or of none, such as icons.
  var isShared: Bool { Script.shared.contains(self) }

  private static let shared: Set<Script> = [Script("Zyyy"), Script("Zinh"), Script("Zzzz")]

  static func of(_ scalar: Unicode.Scalar) -> Script {
    Script(tag: hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue)
  }

  /// One script for each scalar: what is common to all scripts goes with what stands before it.
  static func scripts(of scalars: [Unicode.Scalar]) -> [Script] {
    let functions = hb_unicode_funcs_get_default()
    let own = scalars.map { scalar -> Script? in
      let script = hb_unicode_script(functions, scalar.value)
      let isShared = script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED
      return isShared ? nil : Script(tag: script.rawValue)
    }
    var last = own.lazy.compactMap { $0 }.first ?? .latin
    return own.map { script in
      last = script ?? last
      return last
    }
  }
}
