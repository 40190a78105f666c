/// The designs for which a font is declared; Apple's rounded design is missing.
package enum FontDesign: String, Hashable, Sendable, CaseIterable {
  case standard
  case serif
  case monospaced
}
