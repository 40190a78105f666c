public import Foundation

// Views that arrange others; nothing of them is drawn.

public struct HStack<Content: View>: PlainView {
  nonisolated(unsafe) let content: Content

  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

public struct VStack<Content: View>: PlainView {
  nonisolated(unsafe) let content: Content

  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

public struct ZStack<Content: View>: PlainView {
  nonisolated(unsafe) let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

public typealias LazyHStack = HStack
public typealias LazyVStack = VStack

public struct Group<Content: View>: PlainView {
  nonisolated(unsafe) let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct ScrollView<Content: View>: PlainView {
  nonisolated(unsafe) let content: Content

  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

public struct List<Content: View>: PlainView {
  nonisolated(unsafe) let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension List {
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: PlainView {
  public nonisolated(unsafe) var data: Data
  public nonisolated(unsafe) var content: (Data.Element) -> Content

  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Content: View { (self.data, self.content) = (data, content) }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  public nonisolated init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data, id: \.id, content: content) }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

public struct Spacer: PlainView {
  public nonisolated init(minLength: CGFloat? = nil) {}
}

public struct Divider: PlainView {
  public nonisolated init() {}
}
