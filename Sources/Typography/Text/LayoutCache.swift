internal import Synchronization

/// The layouts made lately, by what was asked for.
final class LayoutCache: Sendable {
  static let shared = LayoutCache(capacity: 1024)

  private struct Key: Hashable {
    let text: StyledText
    let frame: TextFrame
    let source: FontSource
  }

  /// What has not been asked for while one generation filled up is forgotten with the next.
  private struct Generations {
    var young: [Key: TextLayout] = [:]
    var old: [Key: TextLayout] = [:]
  }

  private let generations = Mutex(Generations())
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
  }

  func layout(
    of text: StyledText,
    in frame: TextFrame,
    from source: FontSource
  ) throws(TypographyError) -> TextLayout {
    let key = Key(text: text, frame: frame, source: source)
    if let known = find(key) { return known }
    let layout = try TextLayout(setting: text, in: frame, from: source)
    keep(layout, for: key)
    return layout
  }

  private func find(_ key: Key) -> TextLayout? {
    let known = generations.withLock { $0.young[key] ?? $0.old[key] }
    if let known { keep(known, for: key) }
    return known
  }

  private func keep(_ layout: TextLayout, for key: Key) {
    generations.withLock { generations in
      if generations.young.count >= capacity {
        generations.old = generations.young
        generations.young = [:]
      }
      generations.young[key] = layout
    }
  }
}
