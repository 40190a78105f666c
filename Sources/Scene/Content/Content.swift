/// What is drawn in a layer between its background and its children.
public enum Content: Hashable, Sendable {
  case none
  case gradient(Gradient)
  case image(ImageContent)
  case drawing(Drawing)
  case text(TextRuns)
  case frozen(FrozenContent)
  case mix(Mix)
  case pageCurl(PageCurl)
}
