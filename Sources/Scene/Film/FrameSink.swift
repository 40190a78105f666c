/// Whoever takes frames one by one as they are made; a slow one holds the maker back.
public protocol FrameSink {
  func write(_ frame: Frame) throws
}
