/// The designs for which a font is declared; Apple's rounded design is missing.
public enum FontDesign: String, Hashable, Sendable, CaseIterable {
  case standard
  case serif
  case monospaced
}
