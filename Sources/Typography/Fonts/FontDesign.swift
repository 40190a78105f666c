/// The designs for which a font is declared; there is none for Apple's rounded design.
public enum FontDesign: String, Hashable, Sendable, CaseIterable {
  case standard
  case serif
  case monospaced
}
